/** What a thing says of itself, as a section to be read. */
import css from './Prose.module.css'
import { Section } from './Section.tsx'

export const Prose = ({ title, text, lang }: { title: string; text: string; lang: string }) => (
  <Section title={title}>
    <p className={css.prose} lang={lang}>
      {text}
    </p>
  </Section>
)
