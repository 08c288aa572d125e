/** The option's value that a text from the address names; '' if there is none such. */
export const chosenOption = <Value extends string>(
  options: readonly { value: Value }[],
  text: string,
): Value | '' => options.find(({ value }) => value === text)?.value ?? '';
