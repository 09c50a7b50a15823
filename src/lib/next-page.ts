interface Pages {
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}
export interface NextPageState {
  load: (() => void) | null
  isLoading: boolean
  hasFailed: boolean
}
export const nextPageOf = (pages: Pages): NextPageState => ({
  load: pages.hasNextPage ? () => void pages.fetchNextPage() : null,
  isLoading: pages.isFetching,
  hasFailed: pages.isFetchNextPageError && !pages.isFetching,
})
