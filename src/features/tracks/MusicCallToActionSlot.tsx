/** The place of the call to action; what it says depends on who is here, so it is no part of a page's first view. */
import { useWorded } from '../../state/words/with-words.tsx'
import { useLate } from '../../ui/use-lazy.ts'

const load = async () => (await import('./lazy-components.ts')).MusicCall

export const MusicCallSlot = ({ kind }: { kind: string }) => {
  const Call = useWorded(useLate(true, load))
  return Call && <Call kind={kind} />
}
