/** One promise for all callers, who continue in their order. A failed load is repeated by the next call. */
export const loadOnce = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((problem: unknown) => {
      loading = null
      throw problem
    }))
}
