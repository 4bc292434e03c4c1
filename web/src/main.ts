import '@fontsource/marcellus/latin-400.css'
import '@fontsource/marcellus/latin-ext-400.css'
import './theme.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })
