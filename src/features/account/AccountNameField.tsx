/** Tells password managers whose password the form is about. */
export const AccountNameField = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)
