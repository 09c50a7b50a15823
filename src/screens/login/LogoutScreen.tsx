/**
 * /external/logout: whoever comes here signed in is signed out, here and at the provider, which leads back to this page.
 * Coming again, or as a visitor, changes nothing; where it leads is never read from the address.
 */
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { usePlace } from '../../state/place.tsx'
import { session } from '../../state/session.ts'
import { logOut } from '../../state/session-actions.ts'
import { useTranslation } from '../../state/words.tsx'
import { useLinking } from '../../ui/Link.tsx'
import { Panel, PanelText } from './Panel.tsx'
import { SignIn } from './SignIn.tsx'

export const Screen = () => {
  const { t } = useTranslation()
  const { href } = useLinking()
  const { user, status } = useSnapshot(session)
  const isHere = user !== null
  // Nobody is told to be out before it is known; the words for it may come later still.
  const isOut = !isHere && status !== 'unknown'
  const title = (isOut && t('logout.title')) || t('logout.going')
  const back = href(usePlace().path)
  // Once: a profile that arrives late would start another, whose way back overtakes the way to the provider.
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isHere || isLeaving.current) return
    isLeaving.current = true
    void logOut(back)
  }, [isHere, back])
  return (
    <Panel title={title}>
      <PanelText>{t('logout.text')}</PanelText>
      {!isHere && <SignIn />}
    </Panel>
  )
}
