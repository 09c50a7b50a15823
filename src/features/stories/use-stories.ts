import { useEffect, useRef, useState } from 'react'
import { type Story, openAt, stepThrough } from '../../domain/stories.ts'
import { interfaceLocale } from '../../state/words/interface-locale.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { dataSaver } from '../../lib/data-saver.ts'
import { loadInBrowser } from '../../ui/lazy-images.ts'
import { sourceOf } from '../../ui/Picture.tsx'
import { takesKey } from '../../ui/takes-key.ts'
import { saveViewedSlide, viewedStories } from '../../state/stories/viewed-stories.ts'

const longPress = 350

/** The arrow that points where the bars fill moves on; in Arabic that is the left one. */
const stepOf = (key: string): 1 | -1 | null => {
  const [back, on] = interfaceLocale.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === on) return 1
  return key === back ? -1 : null
}

/** Time runs once the picture is visible, or known to fail; the next one is fetched meanwhile. */
const usePreload = (story: Story | undefined, at: number) => {
  const [arrived, setArrived] = useState('')
  const [now, next] = [story?.slides[at]?.picture.url, story?.slides[at + 1]?.picture.url]
  useEffect(() => {
    if (!now) return
    let isUnmounted = false
    const prefetchNext = () => next && !dataSaver.isEnabled && void loadInBrowser(sourceOf(next, 'cover'))
    void loadInBrowser(sourceOf(now, 'cover')).then(() => {
      if (!isUnmounted) setArrived(now)
      prefetchNext()
    })
    return () => {
      isUnmounted = true
    }
  }, [now, next])
  return arrived === now
}

/** A long press pauses the story and is no tap on the element below it. */
const useHold = () => {
  const [isHeld, setHeld] = useState(false)
  const pressedAt = useRef(0)
  return {
    isHeld,
    hold: {
      onPointerDown: () => {
        pressedAt.current = performance.now()
        setHeld(true)
      },
      onPointerUp: () => setHeld(false),
      onPointerCancel: () => setHeld(false),
      onPointerLeave: () => setHeld(false),
      onClickCapture: (event: React.MouseEvent) => {
        // A keyboard click has no press.
        if (event.detail > 0 && performance.now() - pressedAt.current > longPress) event.stopPropagation()
      },
    },
  }
}

export const useStories = (stories: readonly Story[], at: number, close: () => void) => {
  const { name } = usePortal().tenant
  const [position, setPosition] = useState(() => openAt(viewedStories.byId, stories, at))
  const [isPaused, setPaused] = useState(false)
  const { isHeld, hold } = useHold()
  useEffect(() => saveViewedSlide(name, stories, position), [name, stories, position])
  const move = (by: 1 | -1) => {
    const next = stepThrough(stories, position, by)
    if (next) setPosition(next)
    else close()
  }
  const onKey = useRef<(event: KeyboardEvent) => void>(() => undefined)
  useEffect(() => {
    onKey.current = (event) => {
      const by = stepOf(event.key)
      if (by) return move(by)
      if (event.key !== ' ' || takesKey(event.target, ' ')) return
      event.preventDefault()
      setPaused(!isPaused)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const story = stories[position.story]
  const isLoaded = usePreload(story, position.slide)
  return {
    story,
    slide: story?.slides[position.slide],
    place: position,
    isHeld: isHeld || !isLoaded,
    isPaused,
    togglePause: () => setPaused(!isPaused),
    go: move,
    hold,
  }
}
