import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'

interface LogoutChoicesProps {
  leaveLabel: string
  setResult: (isLeaving: boolean) => void
  close: () => void
}

/** Staying has the focus: what is pressed without reading loses nothing. */
export const LogoutChoices = ({ leaveLabel, setResult, close }: LogoutChoicesProps) => {
  const { t } = useTranslation()
  const closeWith = (isLeaving: boolean) => () => {
    setResult(isLeaving)
    close()
  }
  return (
    <>
      <Button variant="primary" autoFocus onClick={closeWith(false)}>
        {t('login.stay')}
      </Button>
      <Button variant="outline" onClick={closeWith(true)}>
        {leaveLabel}
      </Button>
    </>
  )
}
