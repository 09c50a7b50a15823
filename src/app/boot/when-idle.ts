/** After the page has loaded and has nothing better to do. Safari has no idle callback. */
export const whenIdle = (work: () => void | Promise<void>) => {
  const run = () =>
    void Promise.resolve()
      .then(work)
      .catch((problem: unknown) => console.warn('idle work failed', problem))
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4_000 }) : setTimeout(run, 1_200)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
