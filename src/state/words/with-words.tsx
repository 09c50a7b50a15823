/** A part that comes late may be here before its words: a box without them would widen when they come. */
import type { ComponentType } from 'react'
import { useAllWords } from './translation.tsx'

export const worded = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  function Worded(props: P) {
    return useAllWords() && <Part {...props} />
  }

/** The same for what `useLate` brings: until its words are here too, its place is held as if it were not. */
export const useWorded = <Part,>(part: Part | null): Part | null => (useAllWords() ? part : null)
