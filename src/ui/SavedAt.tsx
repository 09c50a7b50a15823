import { IconCloudOff } from '@tabler/icons-react'
import css from './SavedAt.module.css'

export const SavedAt = ({ title, age }: { title: string; age: string }) => (
  <p className={css.note} role="status">
    <IconCloudOff className={css.icon} size={20} aria-hidden />
    <span>
      <b>{title}</b> {age}
    </span>
  </p>
)
