/** The kind of person that a name suggests. */
const women = new Set(
  (
    'Nora Maeve Iris Tess Clara Ada Camille Élise Inès Maud Odile Solène Juno Lene Frida Mara Elif Wiebke ' +
    'Alba Candela Elena Irene Jimena Marina Nuria Ana Ioana Sânziana Ilinca ليان مايا هالة رنا سلمى دانة لمى'
  ).split(' '),
)
const men = new Set(
  (
    'Elias Jonah Silas Felix Hugo Miles Basile Gaspard Lucien Noé Rémi Théo Tarek Jonas Anton Karl ' +
    'Bruno Darío Gael Leo Tomás Andrei Luca Matei Radu Tudor سامر كريم يزن طارق زياد عمر'
  ).split(' '),
)

const anybody = new Set('Rowan Wren Mika نور'.split(' '))

type PortraitMotif = 'woman' | 'man' | 'band'
/** Who bears no given name is no single person. */
export const portraitMotifOf = (name: string): PortraitMotif | undefined => {
  const [given = ''] = name.split(' ')
  if (women.has(given)) return 'woman'
  if (men.has(given)) return 'man'
  return anybody.has(given) ? undefined : 'band'
}
