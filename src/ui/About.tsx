/** What is said about a thing, beside it or below: facts, and texts under a heading. */
import type { ReactNode } from 'react'
import css from './About.module.css'

/** Facts in two columns: what, and the value. */
export const Facts = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <dl className={css.facts}>
    {/* By place: until all words are here several may have no name. */}
    {facts.map(({ name, value }, at) => (
      <div key={at}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const About = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.about}>
    <h2>{title}</h2>
    {children}
  </section>
)
