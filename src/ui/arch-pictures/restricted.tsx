import css from '../Arches.module.css'
import { type ArchPicture, innerArchPath } from '../Arches.tsx'

const lattice =
  'M124,36L154,66M107,39L154,86M95,47L154,106M88,60L154,126M86,78L140,132M86,98L120,132M86,118L100,132' +
  'M86,66L116,36M86,86L133,39M86,106L145,47M86,126L152,60M100,132L154,78M120,132L154,98M140,132L154,118'

export const restricted: ArchPicture = {
  middle: (
    <>
      <path className={css.fill} d={innerArchPath} />
      <path className={css.accentLine} strokeWidth="1.6" d={lattice} />
      <circle className={css.paper} cx="120" cy="92" r="25" />
      <path className={css.warmLine} d="M113,89V83A7,7 0 0 1 127,83V89" />
      <rect className={css.warm} x="108" y="88" width="24" height="19" rx="4" />
    </>
  ),
}
