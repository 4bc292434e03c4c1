export default {
  printWidth: 100,
  semi: false,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
}
