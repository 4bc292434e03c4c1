import './fonts.css'
import './theme.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { here } from './transport'

mount(App, { target: document.getElementById('app')! })

// Whether somebody goes about by keyboard: a heading that is given the focus shows it to them alone.
addEventListener('keydown', () => (document.documentElement.dataset.by = 'keys'), true)
addEventListener('pointerdown', () => (document.documentElement.dataset.by = 'pointer'), true)

// Only where the connection is secure (https, or this very machine) does a browser allow an app.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register(here ? 'sw.js' : '/sw.js')

// A part of the page could not be fetched: the page is of before an update, or the server is being
// restarted. Once, load the page anew, as soon as there is somebody to load it from.
const answers = () =>
  fetch(here ? 'favicon.svg' : '/favicon.svg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
let renewing = false
addEventListener('vite:preloadError', async () => {
  const last = Number(sessionStorage.getItem('renewed') ?? 0)
  if (renewing || Date.now() - last < 10_000) return
  renewing = true
  while (!(await answers())) await new Promise((again) => setTimeout(again, 1000))
  sessionStorage.setItem('renewed', String(Date.now()))
  location.reload()
})
