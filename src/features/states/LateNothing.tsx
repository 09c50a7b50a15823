/** What is said where a thing came and holds nothing; its code comes where it is needed. */
import { useLate } from '../../ui/use-late.ts'
import { loadHelp } from './load-help.ts'

const load = async () => (await loadHelp()).NothingIn

export const LateNothing = ({ of }: { of: 'album' | 'artist' | 'playlist' }) => {
  const Nothing = useLate(true, load)
  return Nothing && <Nothing of={of} />
}
