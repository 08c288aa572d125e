import styled from 'styled-components';
import { IconButton } from '../../ui/button/IconButton';
import { Trash2 } from '../../ui/icon/icons';
import { color, radius, space } from '../../ui/theme/tokens';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${space[2]};
  li {
    position: relative;
  }
  button {
    position: absolute;
    inset: 0 0 auto auto;
    background: ${color.surface};
  }
  img {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${radius.small};
  }
`;

interface Props {
  pictures: readonly { id: string; url: string; thumbUrl?: string | null | undefined }[];
  /** Left out where the pictures cannot be changed. */
  onRemove?: (id: string) => void;
}

/** Pictures of a check-out; each opens in a new tab. */
export function Pictures({ pictures, onRemove }: Props) {
  if (pictures.length === 0) return null;
  return (
    <Grid>
      {pictures.map(({ id, url, thumbUrl }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={thumbUrl ?? url} alt={`Left in the house, ${index + 1}`} loading="lazy" />
          </a>
          {onRemove && (
            <IconButton
              label={`Remove picture ${index + 1}`}
              icon={<Trash2 size={18} />}
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </Grid>
  );
}
