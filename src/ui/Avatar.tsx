import { IconUser } from '@tabler/icons-react'
import css from './Avatar.module.css'
import { classNames } from './class-names.ts'
import { useLazy } from './use-lazy.ts'

/** Two Latin letters, as a single O looks like a ring; of letters that are joined in writing only one. */
export const initialsOf = (name: string): string => {
  const [first = '', second = ''] = [...new Intl.Segmenter().segment(name.trim())].map(
    ({ segment }) => segment,
  )
  return first.toLocaleUpperCase() + (/\p{Script=Latin}/u.test(second) ? second.toLocaleLowerCase() : '')
}

interface AvatarPicture {
  name: string
  imageUrl: string | null
}
interface AvatarProps {
  name: string
  picture: AvatarPicture | null
  size: 'small' | 'medium' | 'large'
}

const loadDrawing = async () => (await import('./AvatarDrawing.tsx')).AvatarDrawing

const Picture = ({ picture: { name, imageUrl } }: { picture: AvatarPicture }) => {
  const Drawing = useLazy(imageUrl === null, loadDrawing)
  if (imageUrl !== null) return <img className={css.picture} src={imageUrl} alt="" />
  return Drawing && <Drawing name={name} className={css.picture} />
}

const Initials = ({ name }: { name: string }) => {
  const initials = initialsOf(name)
  // Drawn and no text: what contains it is called by the whole name.
  return initials ? <bdi data-initials={initials} /> : <IconUser className={css.icon} aria-hidden />
}

export const Avatar = ({ name, picture, size }: AvatarProps) => (
  <span className={classNames(css.avatar, css[size])} aria-hidden>
    {picture ? <Picture picture={picture} /> : <Initials name={name} />}
  </span>
)
