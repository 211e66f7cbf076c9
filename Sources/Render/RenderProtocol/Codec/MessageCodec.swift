// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Raw values travel: add at the end only.
private enum AppTag: UInt8 {
  case hello = 1
  case commit, image, statusBar, log, clock, answer, link, orientation, scenes, pasteboard
}

/// Raw values travel: add at the end only.
private enum HostTag: UInt8 {
  case launch = 1
  case input, needsFullCommit, terminate, clock, stepFrame, ask
}

extension AppMessage {
  /// The message's bytes: its type, then what it carries.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .hello(let version, let name):
      writer.write(AppTag.hello.rawValue)
      writer.writeFixed(version)
      writer.write(name)
    case .commit(let commit):
      writer.write(AppTag.commit.rawValue)
      writer.write(commit)
    case .image(let identifier, let format, let bytes):
      writer.write(AppTag.image.rawValue)
      writer.writeFixed(identifier.rawValue)
      writer.write(format.rawValue)
      writer.write(bytes)
    case .statusBar(let isHidden, let isLight):
      writer.write(AppTag.statusBar.rawValue)
      writer.write(isHidden)
      writer.write(isLight)
    case .orientation(let orientation):
      writer.write(AppTag.orientation.rawValue)
      writer.write(orientation.rawValue)
    case .log(let text):
      writer.write(AppTag.log.rawValue)
      writer.write(text)
    case .clock(let time, let rate):
      writer.write(AppTag.clock.rawValue)
      writer.write(time)
      writer.write(rate)
    case .answer(let answer, let question):
      writer.write(AppTag.answer.rawValue)
      writer.write(question)
      writer.write(answer)
    case .link(let address):
      writer.write(AppTag.link.rawValue)
      writer.write(address)
    case .pasteboard(let text):
      writer.write(AppTag.pasteboard.rawValue)
      writer.write(text)
    case .scenes(let list):
      writer.write(AppTag.scenes.rawValue)
      writer.write(list)
    }
    return writer.bytes
  }

  /// Reads a whole message.
  ///
  /// - Throws: `CodecError`; a `hello` of another version is `.version`.
  package init(decoding bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes)
    guard bytes.count <= CodecLimits.appMessageBytes else {
      throw CodecError(
        .tooLarge, at: 0, expected: "a message of at most \(CodecLimits.appMessageBytes) bytes",
        found: "\(bytes.count) bytes")
    }
    switch try reader.readCase(AppTag.self, "the type of an app's message") {
    case .hello:
      let start = reader.offset
      let version: UInt16 = try reader.readFixed("a protocol version")
      guard version == RenderProtocolVersion.current else {
        throw CodecError(
          .version, at: start, expected: "protocol version \(RenderProtocolVersion.current)",
          found: "version \(version); build the app and tessera from the same source")
      }
      self = .hello(version: version, name: try reader.readString(limit: 256))
    case .commit:
      self = .commit(try reader.readCommit())
    case .image:
      let identifier = ImageIdentifier(rawValue: try reader.readFixed("an image identifier"))
      let format = try reader.readCase(ImageFormat.self, "an image format")
      self = .image(identifier, format: format, bytes: Data(try reader.readBytes(reader.remaining, "an image")))
    case .statusBar:
      self = .statusBar(isHidden: try reader.readBool(), isLight: try reader.readBool())
    case .orientation:
      self = .orientation(try reader.readOrientation())
    case .log:
      self = .log(try reader.readString())
    case .clock:
      self = .clock(time: try reader.readFinite("a media time"), rate: try reader.readRate())
    case .answer:
      let question = try reader.readQuestion()
      self = .answer(try reader.readAnswer(to: question), to: question)
    case .link:
      self = .link(try reader.readString(limit: CodecLimits.linkBytes))
    case .pasteboard:
      self = .pasteboard(try reader.readString(limit: CodecLimits.pasteboardBytes))
    case .scenes:
      self = .scenes(try reader.readSceneList())
    }
    try reader.finish("the message")
  }
}

extension HostMessage {
  /// The message's bytes: its type, then what it carries.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .launch(let configuration):
      writer.write(HostTag.launch.rawValue)
      writer.write(configuration)
    case .input(let event):
      writer.write(HostTag.input.rawValue)
      writer.write(event)
    case .needsFullCommit:
      writer.write(HostTag.needsFullCommit.rawValue)
    case .terminate:
      writer.write(HostTag.terminate.rawValue)
    case .clock(let rate):
      writer.write(HostTag.clock.rawValue)
      writer.write(rate)
    case .stepFrame:
      writer.write(HostTag.stepFrame.rawValue)
    case .ask(let question):
      writer.write(HostTag.ask.rawValue)
      writer.write(question)
    }
    return writer.bytes
  }

  /// Reads a whole message.
  package init(decoding bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes)
    switch try reader.readCase(HostTag.self, "the type of a host's message") {
    case .launch: self = .launch(try reader.readConfiguration())
    case .input: self = .input(try reader.readInputEvent())
    case .needsFullCommit: self = .needsFullCommit
    case .terminate: self = .terminate
    case .clock: self = .clock(rate: try reader.readRate())
    case .stepFrame: self = .stepFrame
    case .ask: self = .ask(try reader.readQuestion())
    }
    try reader.finish("the message")
  }
}
