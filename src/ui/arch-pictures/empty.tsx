import css from '../Arches.module.css'
import { type ArchPicture, innerArchPath } from '../Arches.tsx'

export const empty: ArchPicture = {
  middle: (
    <>
      <path className={css.paper} d={innerArchPath} />
      <path className={css.accentLine} strokeDasharray="1 8" d="M92,131V70A28,28 0 0 1 148,70V131" />
      <path className={css.accent} d="M112,132h16l-2,-18h-12z" />
      <path
        className={css.accentLine}
        d="M120,114V92M120,104q-14,-2 -14,-14q14,0 14,14M120,98q12,-2 12,-14q-12,2 -12,14"
      />
    </>
  ),
}
