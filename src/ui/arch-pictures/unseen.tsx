import css from '../Arches.module.css'
import { type ArchPicture, innerArchPath } from '../Arches.tsx'

export const unseen: ArchPicture = {
  middle: (
    <>
      <path className={css.accent} d={innerArchPath} />
      <g className={css.opening}>
        <path d="M120,36V132M96,128V74M108,128V56M132,128V56M144,128V74" />
        <circle cx="112" cy="92" r="2" />
        <circle cx="128" cy="92" r="2" />
      </g>
    </>
  ),
}
