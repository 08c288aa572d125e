import { type ReactNode, useState } from 'react';
import { type AdminFigures, AdminFiguresContext } from '../admin-figures';
import { ReadAdminFigures } from '../ReadAdminFigures';

/** Provides the figures of administrators, as the shell does. */
export function WithAdminFigures({ children }: { children: ReactNode }) {
  const [figures, setFigures] = useState<AdminFigures>({});
  return (
    <AdminFiguresContext value={figures}>
      {children}
      <ReadAdminFigures onRead={setFigures} />
    </AdminFiguresContext>
  );
}
