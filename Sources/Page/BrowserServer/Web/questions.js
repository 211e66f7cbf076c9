// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The page's end of what it asks of the app: `Question` and `Answer` of RenderProtocol say the same in Swift. Each
// question has a number, writes what it asks of, reads that again before the answer, and reads the answer.

import { ByteWriter } from "./bytes.js";
import { readLayout } from "./layout-inspector/reading.js";

const questions = {
  /** What the app knows of a layer, by its identifier. */
  layer: {
    number: 1,
    write: (writer, layer) => writer.varint(layer),
    readSubject: (reader) => reader.varint(),
    readAnswer(reader) {
      const [className, summary, controller] = [reader.text(), reader.text(), reader.text()];
      const [horizontal, vertical] = [reader.list(() => reader.text()), reader.list(() => reader.text())];
      return { className, summary, controller, horizontal, vertical };
    },
  },
  /** How the collection view at a point of the screen is laid out. */
  layout: {
    number: 2,
    write: (writer, point) => writer.number(point.x).number(point.y),
    readSubject: (reader) => ({ x: reader.number(), y: reader.number() }),
    readAnswer: readLayout,
  },
};

/** The message that asks `name` of `subject`. */
export function ask(name, subject) {
  const question = questions[name];
  return question.write(new ByteWriter().byte(7).byte(question.number), subject);
}

/** An answer with the question's name and subject; `null` for one that this page knows nothing of. */
export function readAnswer(reader) {
  const number = reader.byte();
  const entry = Object.entries(questions).find(([, question]) => question.number === number);
  if (!entry) return null;
  const [name, question] = entry;
  const subject = question.readSubject(reader);
  return { name, subject, answer: question.readAnswer(reader) };
}
