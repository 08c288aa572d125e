/** The data of an answer, which is never empty without an error. */
export function dataOf<Data>({ data }: { data?: Data | null | undefined }): Data {
  if (!data) throw new Error('The response was empty.');
  return data;
}
