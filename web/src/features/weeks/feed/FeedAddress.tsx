import { Copy, ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { type ButtonStyleProps, buttonStyle } from '../../../ui/button/button-style';
import { ShareButton } from '../../../ui/button/ShareButton';
import { useCopy } from '../../../ui/feedback/use-copy';
import { TextField } from '../../../ui/form/TextField';
import { Row, Stack } from '../../../ui/layout/Stack';
import { color, radius, space } from '../../../ui/theme/tokens';

const Box = styled.section`
  margin-bottom: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
`;

const AppLink = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A new link, shown only once. */
export function FeedAddress({ url, title }: { url: string; title: string }) {
  const copy = useCopy();
  return (
    <Box aria-label={`The link for ${title}`}>
      <Stack $gap={3}>
        <TextField
          label={`Your private link: ${title}`}
          hint="It is shown only this once. Open it in your calendar app now, or copy it."
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Row>
          <AppLink
            href={url.replace(/^https?:/, 'webcal:')}
            $variant="primary"
            $size="medium"
            $wide={false}
          >
            <ExternalLink size={18} aria-hidden />
            Open in calendar app
          </AppLink>
          <Button
            variant="secondary"
            icon={<Copy size={18} aria-hidden />}
            onClick={() => copy('Link', url)}
          >
            Copy link
          </Button>
          <ShareButton title={title} url={url} variant="secondary" />
        </Row>
      </Stack>
    </Box>
  );
}
