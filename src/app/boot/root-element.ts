export const rootElement = (): HTMLElement => {
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no #root')
  return root
}
