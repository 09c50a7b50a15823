/** The film's bytes, and which of its qualities are shown; what somebody picked holds on this device until another is. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { FilmLevel } from '../../../domain/video/video-quality.ts'
import { filmWishes, restoreFilmWishes, wishFilm } from '../../../state/video/video-preferences.ts'
import { isPoor, line } from '../../../state/network/network-quality.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import type { Source, SourceNews } from './video-source.ts'
import { openSource } from './open-video-source.ts'

export interface Qualities {
  levels: readonly FilmLevel[]
  /** Lines of what is shown now; 0 until something is. */
  showing: number
  /** Lines somebody picked; null leaves it to the line. */
  height: number | null
  pick: (height: number | null) => void
}
const nothing: Required<SourceNews> = { levels: [], showing: 0, hasFailed: false }

interface Asked {
  url: string
  type: string
  /** Seconds where it begins. */
  start: number
}

export const useSource = (video: HTMLVideoElement | null, { url, type, start }: Asked) => {
  const [news, setNews] = useState(nothing)
  const { name } = usePortal().tenant
  const { height } = useSnapshot(filmWishes)
  const pick = (lines: number | null) => wishFilm(name, 'height', lines)
  useEffect(() => restoreFilmWishes(name), [name])
  const poor = isPoor(useSnapshot(line))
  const picking = useMemo(() => ({ height, isPoor: poor }), [height, poor])
  const wanted = useRef(picking)
  const source = useRef<Source>(null)
  useEffect(() => {
    wanted.current = picking
    source.current?.pick(picking)
  }, [picking])
  useEffect(() => {
    if (!video) return
    const tell = (more: SourceNews) => setNews((was) => ({ ...was, ...more }))
    source.current = openSource({ video, url, start, picking: wanted.current, tell }, type)
    return () => {
      source.current?.close()
      source.current = null
    }
  }, [video, url, type, start])
  const { levels, showing, hasFailed } = news
  return { qualities: { levels, showing, height, pick } satisfies Qualities, hasFailed }
}
