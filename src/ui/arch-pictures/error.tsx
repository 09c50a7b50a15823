import css from '../Arches.module.css'
import { type ArchPicture, innerArchPath } from '../Arches.tsx'

export const error: ArchPicture = {
  middle: (
    <>
      <path className={css.paper} d={innerArchPath} />
      <path className={css.line} d="M86,132V70A34,34 0 0 1 108,38.5M132,38.5A34,34 0 0 1 154,70V132" />
      <path className={css.warm} d="M108,112l22,-8l8,22l-20,7z" />
      <path className={css.warmLine} strokeDasharray="1 7" d="M120,46V98" />
    </>
  ),
  isBroken: true,
}
