/** One promise for all who wait for a part: they go on in their order. What did not come is fetched again. */
export const loadOnce = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((problem: unknown) => {
      loading = null
      throw problem
    }))
}
