import type { ReactNode } from 'react'
import { isLanguage } from '../../../contract/languages.ts'
import { nativeLanguageNames } from '../../../domain/language-names.ts'
import { heightsOf, levelOfHeight } from '../../../domain/video/video-quality.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import type { Qualities } from '../source/use-video-source.ts'
import type { Captions } from './use-captions.ts'
import css from './VideoMenu.module.css'

interface Choice<T> {
  value: T
  words: ReactNode
}
interface ChoicesProps<T> {
  name: 'quality' | 'captions' | 'speed'
  choices: readonly Choice<T>[]
  chosen: T
  onChoose: (value: T) => void
}
export const Choices = <T extends string | number | null>(props: ChoicesProps<T>) => {
  const { name, choices, chosen, onChoose } = props
  const { t } = useTranslation()
  return (
    <fieldset className={css.part}>
      <legend>{t(`watch.player.${name}`)}</legend>
      {choices.map(({ value, words }) => (
        <label key={value} className={css.choice}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** In the digits of the page and the letters of its script: one run of text in either direction. */
const Resolution = ({ height }: { height: number }) => {
  const { t } = useTranslation()
  return <bdi>{t('watch.player.lines', { n: useFormats().figure(height) })}</bdi>
}

export const QualityPart = ({ levels, showing, height, pick }: Qualities) => {
  const { t } = useTranslation()
  const finestFirst = heightsOf(levels).reverse()
  // The chosen quality may be one that this video lacks.
  const chosen = height === null ? null : (levels[levelOfHeight(levels, height)]?.height ?? null)
  const auto = (
    <>
      {t('watch.player.auto')}{' '}
      {height === null && showing > 0 && (
        <span className={css.now}>
          <Resolution height={showing} />
        </span>
      )}
    </>
  )
  const choices = [
    { value: null, words: auto },
    ...finestFirst.map((value) => ({ value, words: <Resolution height={value} /> })),
  ]
  return <Choices name="quality" choices={choices} chosen={chosen} onChoose={pick} />
}

/** Each language by its own name, capitalised as everywhere in the portal. */
const ownName = (lang: string) =>
  isLanguage(lang)
    ? nativeLanguageNames[lang]
    : (new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang)

export const CaptionsPart = ({ langs, shownLang, show }: Captions) => {
  const { t } = useTranslation()
  const choices = [
    { value: null, words: t('watch.player.captionsOff') },
    ...langs.map((lang) => ({ value: lang, words: <bdi lang={lang}>{ownName(lang)}</bdi> })),
  ]
  return <Choices name="captions" choices={choices} chosen={shownLang} onChoose={show} />
}
