import './fonts.css'
import './theme.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.getElementById('app')! })

// Whether somebody goes about by keyboard: a heading that is given the focus shows it to them alone.
addEventListener('keydown', () => (document.documentElement.dataset.by = 'keys'), true)
addEventListener('pointerdown', () => (document.documentElement.dataset.by = 'pointer'), true)

// Only where the connection is secure (https, or this very machine) does a browser allow an app.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js')

// A page from before an update asks for parts that are no longer there: once, load the new page.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('renewed') ?? 0)
  if (Date.now() - last < 10_000) return
  sessionStorage.setItem('renewed', String(Date.now()))
  location.reload()
})
