import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useStopViewingMutation } from '../../../generated/graphql';
import { userRecordPath } from '../../../lib/address/paths';
import { timeText } from '../../../lib/dates/dates';
import { serverNow } from '../../../lib/dates/server-clock';
import { keepText } from '../../../lib/keep-text';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Eye } from '../../../ui/icon/icons';
import {
  banner,
  bar,
  box,
  color,
  font,
  layer,
  screen,
  space,
  tone,
} from '../../../ui/theme/tokens';
import { useToast } from '../../../ui/toast/Toast';
import { STORAGE_KEYS } from '../constants';
import type { SessionUser } from '../session/session';
import { useViewChange } from './use-view-change';

const Bar = styled.div`
  position: sticky;
  top: ${banner};
  z-index: ${layer.bar};
  ${box.flex(2, 4)};
  align-items: center;
  justify-content: center;
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${tone('warning').soft};
  color: ${color.text};
  line-height: 1.3;
  button {
    flex: none;
  }
  ${screen.phone} {
    top: calc(${bar.top} + ${banner} + env(safe-area-inset-top));
    justify-content: space-between;
    ${font.size('small')};
  }
`;

/** Names whose view this is until when, on every screen, with the way out. */
export function ViewingBanner({ user }: { user: SessionUser }) {
  const [stop] = useStopViewingMutation();
  const { attempt, isBusy } = useAttempt();
  const { toast } = useToast();
  const navigate = useNavigate();
  const changed = useViewChange();
  const endsAt = user.viewing?.endsAt ?? '';
  const leave = async () => {
    await changed();
    navigate(userRecordPath(user.id), { replace: true });
  };
  const onTime = useEffectEvent(async () => {
    await leave();
    toast({ title: 'Viewing has ended', description: 'A view lasts 30 minutes.' });
  });
  // The next page asks for nothing early that is refused to a view.
  useEffect(() => {
    keepText(localStorage, STORAGE_KEYS.viewingUntil, endsAt);
    return () => keepText(localStorage, STORAGE_KEYS.viewingUntil, false);
  }, [endsAt]);
  useEffect(() => {
    const timer = setTimeout(() => onTime(), Math.max(0, Date.parse(endsAt) - serverNow()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  const end = () =>
    attempt({
      action: () => stop(),
      failure: { title: 'Still viewing', fallback: 'Please try again.' },
      onDone: leave,
    });
  const until = timeText(endsAt);
  return (
    <Bar role="region" aria-label="Viewing as another user">
      <Eye size={20} aria-hidden />
      <span>
        Viewing as <strong>{fullName(user)}</strong>, read only, until {until}
      </span>
      <Button size="small" busy={isBusy} onClick={end}>
        Stop viewing
      </Button>
    </Bar>
  );
}
