// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol
internal import Synchronization

/// Answers every request:
///
///     /                          the apps, each with its icon and a small picture of its screen
///     /apps/ID/                  the page of an app
///     /apps/ID/images/HEX        a picture as the app sent it
///     /apps/ID/stream?token=…    the WebSocket
///     /apps/ID/icon.png          the app's icon
///     /apps/ID/picture.png?token=…       the screen as it was shown last, small
///     /apps/ID/screen.png?token=…        the screen as it is now
///     /apps/ID/recordings/N?token=…      a recording that a tab asked for
///     /fonts/NAME                the file of a font face
///     /web/NAME                  the page's modules and styles, also /web/FOLDER/NAME
final class SiteHandler: Sendable {
  private let configuration: BrowserServerConfiguration
  private let directory: AppDirectory
  private let files: WebFiles
  private let fonts: ServedFonts
  private let port = Mutex<UInt16>(0)

  init(configuration: BrowserServerConfiguration, directory: AppDirectory, files: WebFiles) {
    self.configuration = configuration
    self.directory = directory
    self.files = files
    fonts = ServedFonts(directories: configuration.fontDirectories)
  }

  func setPort(_ value: UInt16) {
    port.withLock { $0 = value }
  }

  private var requestGuard: RequestGuard {
    RequestGuard(
      host: configuration.host, port: port.withLock { $0 }, hostNames: configuration.hostNames,
      token: configuration.token)
  }

  func handle(_ request: HTTPRequest) -> HTTPServer.Outcome {
    guard requestGuard.accepts(host: request.headers["host"]) else {
      return .response(.plain(.misdirected, "This server is not known by that name."))
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = HTTPResponse.plain(.methodNotAllowed, "Only GET and HEAD are answered here.")
      refusal.headers.append(("Allow", "GET, HEAD"))
      return .response(refusal)
    }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    if request.method == "GET", parts.count == 3, parts[0] == "apps", parts[2] == "stream",
      let channel = directory.channel(parts[1])
    {
      return stream(request, channel)
    }
    return .response(answer(request, parts))
  }

  private func answer(_ request: HTTPRequest, _ parts: [String]) -> HTTPResponse {
    switch (parts.first, parts.count) {
    case (nil, _): return listPage()
    case ("web", 2...3): return file(files[parts.dropFirst().joined(separator: "/")], caching: "no-cache")
    case ("fonts", 2): return file(fonts.file(parts[1]), caching: "no-cache")
    case ("apps", 2...4):
      guard let channel = directory.channel(parts[1]) else { return .plain(.notFound, "There is no such app.") }
      switch (parts.count, parts.last) {
      case (2, _): return appPage(channel)
      case (3, "icon.png"): return icon(request, channel)
      case (3, "picture.png"): return miniature(request, channel)
      case (3, "screen.png"): return screenshot(request, channel)
      case (4, let number?) where parts[2] == "recordings": return recording(number, request, channel)
      case (4, let hex?) where parts[2] == "images": return image(hex, of: channel)
      default: break
      }
    default: break
    }
    return .plain(.notFound, "There is nothing here.")
  }

  private func listPage() -> HTTPResponse {
    let channels = directory.channels
    if channels.count == 1 { return .redirect(to: "/apps/\(channels[0].identifier)/") }
    guard let page = files["apps.html"] else { return .plain(.notFound, "The page is missing.") }
    let text = FrontPage(template: String(decoding: page.bytes, as: UTF8.self), token: configuration.token)
      .html(channels.map(\.card))
    return .with(Data(text.utf8), type: "text/html; charset=utf-8", caching: "no-store")
  }

  private func appPage(_ channel: AppChannel) -> HTTPResponse {
    let values = ["app": channel.identifier, "name": channel.name, "token": configuration.token]
    guard let page = files.page("app.html", values) else { return .plain(.notFound, "The page is missing.") }
    return .with(page, type: "text/html; charset=utf-8", caching: "no-store")
  }

  private func file(_ file: WebFiles.File?, caching: String) -> HTTPResponse {
    guard let file, !file.contentType.hasPrefix("text/html") else {
      return .plain(.notFound, "There is no such file.")
    }
    return .with(file.bytes, type: file.contentType, caching: caching)
  }

  private func image(_ hex: String, of channel: AppChannel) -> HTTPResponse {
    guard hex.utf8.count == 16, let number = UInt64(hex, radix: 16),
      let entry = channel.image(ImageIdentifier(rawValue: number))
    else { return .plain(.notFound, "There is no such picture.") }
    // Named by a hash of what is in it, so it never changes.
    return .with(entry.bytes, type: entry.format.contentType, caching: "max-age=31536000, immutable")
  }

  private func icon(_ request: HTTPRequest, _ channel: AppChannel) -> HTTPResponse {
    guard let icon = channel.icon else { return .plain(.notFound, "The app has no icon.") }
    return .versioned(icon.version, type: "image/png", for: request) { icon.file }
  }

  private func miniature(_ request: HTTPRequest, _ channel: AppChannel) -> HTTPResponse {
    guard hasToken(request) else { return .plain(.forbidden, "The token is not this run's.") }
    do {
      let version = channel.miniatureVersion
      return try .versioned(version, type: "image/png", for: request) { () throws(ScreenPictures.Failure) in
        try channel.miniature(version)
      }
    } catch {
      return .plain(.serviceUnavailable, error.description)
    }
  }

  private func screenshot(_ request: HTTPRequest, _ channel: AppChannel) -> HTTPResponse {
    guard hasToken(request) else { return .plain(.forbidden, "The token is not this run's.") }
    do {
      return .with(try channel.screenshot(), type: "image/png", caching: "no-store")
    } catch {
      return .plain(.serviceUnavailable, error.description)
    }
  }

  private func recording(_ number: String, _ request: HTTPRequest, _ channel: AppChannel) -> HTTPResponse {
    guard hasToken(request) else { return .plain(.forbidden, "The token is not this run's.") }
    guard let number = UInt64(number), let file = channel.recording(number) else {
      return .plain(.notFound, "There is no such recording any more.")
    }
    return .with(file, type: "image/webp", caching: "no-store")
  }

  private func hasToken(_ request: HTTPRequest) -> Bool {
    requestGuard.accepts(token: request.query["token"])
  }

  private func stream(_ request: HTTPRequest, _ channel: AppChannel) -> HTTPServer.Outcome {
    guard requestGuard.accepts(origin: request.headers["origin"], host: request.headers["host"]) else {
      configuration.log("A stream was refused: its page has another origin.")
      return .response(.plain(.forbidden, "Streams are for pages of this server."))
    }
    guard hasToken(request) else {
      configuration.log("A stream was refused: its token is not this run's.")
      return .response(.plain(.forbidden, "The token is not this run's."))
    }
    let opening: [UInt8]
    do throws(HTTPRequest.Problem) {
      opening = try WebSocketHandshake.answer(to: request)
    } catch {
      return .response(.plain(error.status, "This can't be answered: \(error.reason)."))
    }
    guard let tab = channel.openTab() else {
      return .response(.plain(.serviceUnavailable, "There are too many tabs already."))
    }
    let handler = TabStreamHandler(channel: channel, tab: tab, now: configuration.now, log: configuration.log)
    return .stream { handler.serve($0, &$1, opening: opening) }
  }
}
