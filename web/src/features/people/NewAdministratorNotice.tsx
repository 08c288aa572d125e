import { NoticeBox } from '../../ui/feedback/Notice';

/** The powers of an administrator, before someone gets the role. */
export const NewAdministratorNotice = () => (
  <NoticeBox role="status">
    They will see and change everything: all properties, people and settings.
  </NoticeBox>
);
