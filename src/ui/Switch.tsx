import css from './Switch.module.css'

interface SwitchProps {
  isOn: boolean
  /** Without it the switch is read-only. */
  toggle?: ((isOn: boolean) => void) | undefined
}

export const Switch = ({ isOn, toggle }: SwitchProps) => (
  <input
    type="checkbox"
    role="switch"
    className={css.switch}
    checked={isOn}
    disabled={!toggle}
    onChange={(event) => toggle?.(event.currentTarget.checked)}
  />
)
