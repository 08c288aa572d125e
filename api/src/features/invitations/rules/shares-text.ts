/** The object of an invitation: 'share 3', 'shares 3, 7', or 'as a guest' without one. */
export function sharesText(shareNumbers: readonly number[]): string {
  if (shareNumbers.length === 0) return 'as a guest';
  return `${shareNumbers.length === 1 ? 'share' : 'shares'} ${shareNumbers.join(', ')}`;
}
