import { useLazy } from '../../ui/use-lazy.ts'

const loadEmptyPage = async () => (await import('./EmptyState.tsx')).EmptyPage

/** For a page without other content; its words and picture are not part of a first view. */
export const EmptyPageSlot = () => {
  const EmptyPage = useLazy(true, loadEmptyPage)
  return EmptyPage && <EmptyPage />
}
