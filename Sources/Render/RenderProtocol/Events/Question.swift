// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What a page asks of an app.
///
/// A question travels from the page through the server and the supervisor to the app, and its answer back, and nobody on
/// the way looks into either. A new one needs a case here and in `Answer`, with its bytes below; the app's end, which is
/// `UIApplication.answer(_:)` in TesseraHost; and the page's end, `Web/questions.js`.
package enum Question: Hashable, Sendable {
  /// What is known of a layer; answered by `Answer.layer`.
  case layer(LayerID)
  /// How the collection view at a point of the screen is laid out; answered by `Answer.layout`.
  case layout(at: CGPoint)

  /// Raw values travel: add at the end only.
  package enum Kind: UInt8, Sendable {
    case layer = 1
    case layout
  }

  package var kind: Kind {
    switch self {
    case .layer: .layer
    case .layout: .layout
    }
  }
}

/// What an app answers to a `Question` of the same name.
package enum Answer: Hashable, Sendable {
  case layer(LayerDescription)
  /// Empty where there is no collection view.
  case layout(LayoutDescription)

  package var kind: Question.Kind {
    switch self {
    case .layer: .layer
    case .layout: .layout
    }
  }
}

extension ByteWriter {
  package mutating func write(_ question: Question) {
    write(question.kind.rawValue)
    switch question {
    case .layer(let layer): writeVarint(UInt64(layer.rawValue))
    case .layout(let point): write(point)
    }
  }

  /// Writes an answer; its kind is that of the question before it.
  package mutating func write(_ answer: Answer) {
    switch answer {
    case .layer(let description): write(description)
    case .layout(let description): write(description)
    }
  }
}

extension ByteReader {
  package mutating func readQuestion() throws(CodecError) -> Question {
    switch try readCase(Question.Kind.self, "the kind of a question") {
    case .layer:
      let start = offset
      guard let layer = UInt32(exactly: try readVarint()) else {
        throw CodecError(.invalid, at: start, expected: "a layer", found: "a larger number")
      }
      return .layer(LayerID(rawValue: layer))
    case .layout: return .layout(at: try readScreenPoint())
    }
  }

  package mutating func readAnswer(to question: Question) throws(CodecError) -> Answer {
    switch question.kind {
    case .layer: .layer(try readDescription())
    case .layout: .layout(try readLayoutDescription())
    }
  }
}
