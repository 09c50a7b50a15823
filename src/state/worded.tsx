/** A part that comes late may be here before its words: a box without them would widen when they come. */
import type { ComponentType } from 'react'
import { useAllWords } from './words.tsx'

export const worded = <P extends object>(Part: ComponentType<P>): ComponentType<P> =>
  function Worded(props: P) {
    return useAllWords() && <Part {...props} />
  }
