import styled from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { ButtonAnchor } from '../../../ui/button/ButtonAnchor';
import { useCopy } from '../../../ui/feedback/use-copy';
import { TextField } from '../../../ui/form/TextField';
import { CalendarPlus, Copy } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { color, radius, space } from '../../../ui/theme/tokens';

const Box = styled.section`
  margin-bottom: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
`;

const NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;

/** The addresses at which calendar apps take a link. */
function appLinks(url: string, title: string) {
  const webcal = url.replace(/^https?:/, 'webcal:');
  const [feed, name] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { app: 'Apple Calendar', href: webcal },
    {
      app: 'Google Calendar',
      href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    },
    {
      app: 'Outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${feed}&name=${name}`,
    },
  ];
}

/** A new link, shown only once. */
export function FeedAddress({ url, title }: { url: string; title: string }) {
  const copy = useCopy();
  return (
    <Box aria-label={`The link for ${title}`}>
      <Stack $gap={3}>
        <p>Add “{title}” to the calendar app that you use:</p>
        <Row $gap={2}>
          {appLinks(url, title).map(({ app, href }) => (
            <ButtonAnchor key={app} href={href} {...(href.startsWith('https:') && NEW_TAB)}>
              <CalendarPlus size={18} />
              {app}
            </ButtonAnchor>
          ))}
          <Button variant="secondary" icon={<Copy size={18} />} onClick={() => copy('Link', url)}>
            Copy link
          </Button>
        </Row>
        <TextField
          label={`Your private link: ${title}`}
          hint="For any other calendar app. It is shown only this once."
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </Stack>
    </Box>
  );
}
