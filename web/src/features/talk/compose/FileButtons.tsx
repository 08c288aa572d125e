import { useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../../ui/button/IconButton';
import { Camera, Paperclip } from '../../../ui/icon/icons';
import { PICTURES } from '../../../ui/upload/FileUpload';

/** Only where a camera is at hand. */
const OnTouch = styled.span`
  @media not (pointer: coarse) {
    display: none;
  }
`;

/** Chooses files, or takes a picture with the camera of a phone. */
export function FileButtons({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    hidden: true,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      onFiles([...(currentTarget.files ?? [])]);
      // The same file may be chosen again.
      currentTarget.value = '';
    },
  };
  return (
    <>
      <IconButton
        label="Add files"
        icon={<Paperclip size={20} />}
        onClick={() => files.current?.click()}
      />
      <input ref={files} {...input} multiple accept={`application/pdf,${PICTURES}`} />
      <OnTouch data-unless-text>
        <IconButton
          label="Take a picture"
          icon={<Camera size={20} />}
          onClick={() => camera.current?.click()}
        />
        <input ref={camera} {...input} capture="environment" accept={PICTURES} />
      </OnTouch>
    </>
  );
}
