import styled from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { ButtonAnchor } from '../../../ui/button/ButtonAnchor';
import { Download, Printer } from '../../../ui/icon/icons';
import { PrintOnly } from '../../../ui/layout/PrintOnly';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { box, color, radius, space } from '../../../ui/theme/tokens';

const List = styled.ol`
  ${box.grid(2, 4)};
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`;
const Code = styled.code`
  font-size: 1.0625rem;
  user-select: all;
`;

const ABOUT = 'Each code signs you in once, in place of a code from your authenticator app.';

const asFile = (codes: string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(
    ['Fairweek recovery codes', ABOUT, '', ...codes, ''].join('\r\n'),
  )}`;

/** New recovery codes, which are shown only this once, to be saved. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Save your recovery codes"
      description={`${ABOUT} They are shown only now: save them where you find them without your phone.`}
      footer={<Button onClick={onClose}>I have saved them</Button>}
    >
      <Stack>
        <List aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </List>
        <Row>
          <ButtonAnchor href={asFile(codes)} download="fairweek-recovery-codes.txt">
            <Download size={18} />
            Download
          </ButtonAnchor>
          <Button variant="secondary" icon={<Printer size={18} />} onClick={() => window.print()}>
            Print
          </Button>
        </Row>
        <PrintOnly>
          <h1>Fairweek recovery codes</h1>
          <p>{ABOUT}</p>
          {codes.map((code) => (
            <p key={code}>
              <Code>{code}</Code>
            </p>
          ))}
        </PrintOnly>
      </Stack>
    </Dialog>
  );
}
