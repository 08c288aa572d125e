import styled from 'styled-components';
import type { GuestLinkPartsFragment } from '../../../generated/graphql';
import { PrintOnly } from '../../../ui/layout/PrintOnly';
import { font } from '../../../ui/theme/tokens';

const Card = styled.div`
  @media print {
    width: 105mm;
    margin: 0 auto;
    padding: 10mm;
    border: 0.5mm solid #222;
    border-radius: 5mm;
    text-align: center;
    break-inside: avoid;
    h1 {
      font-family: ${font.title};
      font-size: 22pt;
    }
    p {
      margin-top: 4mm;
      font-size: 14pt;
    }
    img {
      width: 70mm;
      margin-top: 6mm;
    }
    small {
      display: block;
      margin-top: 4mm;
      font-size: 9pt;
      overflow-wrap: anywhere;
    }
  }
`;

/** An SVG as an image source. */
export const qrSource = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface Props {
  house: string;
  link: GuestLinkPartsFragment;
}

/** The card to print and display at the property; hidden on screen. */
export function GuestCard({ house, link: { url, qrSvg } }: Props) {
  return (
    <PrintOnly>
      <Card>
        <h1>{house}</h1>
        <p>Anything you need? Scan and ask</p>
        <img src={qrSource(qrSvg)} alt="" />
        <small>{url}</small>
      </Card>
    </PrintOnly>
  );
}
