import css from '../Arches.module.css'
import { type ArchPicture, innerArchPath } from '../Arches.tsx'

const bricks =
  'M88,132v-62h20v12h-20zM88,88h30v12h-30zM110,70h26v12h-26zM138,70h16v12h-16zM120,88h34v12h-34zM88,106h18v12h-18z' +
  'M108,106h26v12h-26zM136,106h18v12h-18zM96,52h20v14h-20zM120,52h24v14h-24zM88,122h30v10h-30zM122,122h32v10h-32z'

export const lost: ArchPicture = {
  middle: (
    <>
      <path className={css.paper} d={innerArchPath} />
      <path className={css.fill} d={bricks} />
      <path className={css.warmLine} d="M64,138q14,8 26,2M100,142q12,-6 22,2" />
    </>
  ),
}
