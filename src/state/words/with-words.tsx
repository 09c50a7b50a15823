/** A part that comes late may be here before its words: a box without them would widen when they come. */
import type { ComponentType } from 'react'
import { useAllWordsLoaded } from './translation.tsx'

export const withWords = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  function Worded(props: P) {
    return useAllWordsLoaded() && <Part {...props} />
  }

/** The same for what `useLate` brings: until its words are here too, its place is held as if it were not. */
export const useWhenWordsLoaded = <Part,>(part: Part | null): Part | null =>
  useAllWordsLoaded() ? part : null
