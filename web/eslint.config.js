// Slips that the types do not see; how code is laid out is Prettier's affair.

import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

export default defineConfig(
  globalIgnores(['src/schema.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // It takes every Map that is filled in a loop and then only read for one that changes.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['src/**'],
    languageOptions: { globals: globals.browser },
    // The type check finds these, and knows that an underscore means it.
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  { files: ['public/**'], languageOptions: { globals: globals.serviceworker } },
  { files: ['*.{js,mjs,ts}'], languageOptions: { globals: globals.node } },
)
