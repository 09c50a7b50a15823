import { type RefObject, useEffect, useState } from 'react'
import { blocksIn } from './use-reading-position.ts'

export const useCurrentSection = (
  text: RefObject<HTMLElement | null>,
  headings: readonly { block: number }[],
): number | null => {
  const [section, setSection] = useState<number | null>(null)
  useEffect(() => {
    const elements = blocksIn(text.current)
    const observed = headings.flatMap(({ block }) => {
      const element = elements[block]
      return element ? [{ block, element }] : []
    })
    const update = () => {
      const readingLine = innerHeight / 3
      const above = observed.filter(({ element }) => element.getBoundingClientRect().top <= readingLine)
      setSection(above.at(-1)?.block ?? null)
    }
    // Updated when a heading crosses the line, not with every scroll; a jump may move it far above the
    // screen.
    const observer = new IntersectionObserver(update, { rootMargin: '100000px 0px -66% 0px' })
    for (const { element } of observed) observer.observe(element)
    return () => observer.disconnect()
  }, [text, headings])
  return section
}
