// Screens that nobody touches stay lit, where the browser allows that: only over https, or on the
// machine itself.

/** Keep the screen lit until the function that is returned is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let ended = false
  async function ask(): Promise<void> {
    if (!('wakeLock' in navigator) || document.hidden || ended) return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (ended) void lock.release()
    } catch {
      // An empty battery, or somebody has forbidden it.
    }
  }
  // A page that is hidden loses it.
  const again = () => void ask()
  document.addEventListener('visibilitychange', again)
  void ask()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
