// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is shown of something that is shared.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text
  let image: Image?
  let icon: Icon?

  nonisolated init(text: Text, image: Image?, icon: Icon?) {
    title = text
    self.image = image
    self.icon = icon
  }
}

extension SharePreview {
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(text: Text(titleKey), image: image, icon: icon)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {
    self.init(text: Text(title), image: image, icon: icon)
  }

  public nonisolated init(_ title: Text, image: Image, icon: Icon) {
    self.init(text: title, image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(text: Text(titleKey), image: image, icon: nil)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, image: Image) where S: StringProtocol {
    self.init(text: Text(title), image: image, icon: nil)
  }

  public nonisolated init(_ title: Text, image: Image) { self.init(text: title, image: image, icon: nil) }
}

extension SharePreview where Image == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(text: Text(titleKey), image: nil, icon: icon)
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, icon: Icon) where S: StringProtocol {
    self.init(text: Text(title), image: nil, icon: icon)
  }

  public nonisolated init(_ title: Text, icon: Icon) { self.init(text: title, image: nil, icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey) { self.init(text: Text(titleKey), image: nil, icon: nil) }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S) where S: StringProtocol {
    self.init(text: Text(title), image: nil, icon: nil)
  }

  public nonisolated init(_ title: Text) { self.init(text: title, image: nil, icon: nil) }
}

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .image,
      exporting: { image in
        guard let data = await image.plainPicture?.pngData() else { throw CocoaError(.fileWriteUnknown) }
        return data
      },
      importing: { data in
        guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return Image(uiImage: picture)
      })
  }

  /// The picture as it is outside any view.
  @MainActor var plainPicture: UIImage? { picture(EnvironmentValues())?.image }
}

/// One thing to share, and what is shown of it.
@MainActor final class SharedItem: NSObject, UIActivityItemSource {
  private let item: Any
  private let title: String?
  private let picture: UIImage?
  private let subject: String?

  init<Item: Transferable>(_ item: Item, title: String?, picture: UIImage?, subject: String?) {
    self.item = Self.plain(item)
    self.title = title
    self.picture = picture
    self.subject = subject
  }

  /// The item as UIKit knows it, or else the forms that it has.
  static func plain<Item: Transferable>(_ item: Item) -> Any {
    switch item {
    case let link as URL: return link
    case let text as String: return text
    case let image as Image: if let picture = image.plainPicture { return picture }
    default: break
    }
    let provider = NSItemProvider()
    let item = Unchecked(item)
    provider.register(item.value)
    return provider
  }

  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    // The sheet is headed by its placeholders; pictures can be saved.
    item is UIImage ? item : title ?? item
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }

  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { subject ?? title ?? "" }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { picture }
}
