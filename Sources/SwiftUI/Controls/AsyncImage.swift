// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import FoundationNetworking

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded.
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no picture.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture that is loaded while it is on screen.
public struct AsyncImage<Content> where Content: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content

  /// A picture whose look depends on how far the loading has come. The scale is pixels in a point.
  ///
  /// - Parameter transaction: How one phase goes over into the next one. Defaults to a change without animation.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public nonisolated init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage where Content == Image {
  /// A picture in its own size; grey until it is loaded.
  public nonisolated init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { phase in phase.image ?? AsyncPictures.placeholder }
  }
}

extension AsyncImage: View {
  public var body: some View { AsyncImageBody(image: self) }
}

private struct AsyncImageBody<Content: View>: View {
  let image: AsyncImage<Content>
  @State private var phase = AsyncImagePhase.empty

  init(image: AsyncImage<Content>) { self.image = image }

  var body: some View {
    let (url, scale) = (image.url, image.scale)
    image.content(phase).task(id: url) {
      phase = .empty
      guard let url else { return }
      let loaded = await AsyncPictures.load(url, scale: scale)
      if !Task.isCancelled { withTransaction(image.transaction) { phase = loaded } }
    }
  }
}

enum AsyncPictures {
  /// A grey picture without a size of its own.
  static var placeholder: Image {
    MainActorValue.get {
      let size = CGSize(width: 1, height: 1)
      let picture = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.systemGray5.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      return Image(uiImage: picture).resizable()
    }
  }

  @MainActor static func load(_ url: URL, scale: CGFloat) async -> AsyncImagePhase {
    do {
      let (data, _) = try await URLSession.shared.data(from: url)
      guard let picture = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
      return .success(Image(uiImage: picture))
    } catch {
      return .failure(error)
    }
  }
}
