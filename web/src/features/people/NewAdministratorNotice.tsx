import { NoticeBox } from '../../ui/feedback/Notice';

/** What the role of an administrator allows, before someone gets it. */
export const NewAdministratorNotice = () => (
  <NoticeBox role="status">
    They will see and change everything: all properties, people and settings.
  </NoticeBox>
);
