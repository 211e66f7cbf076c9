// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A button of the screen of what is played.
@preconcurrency @MainActor open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  open var isSelected = false
  package let handler: ((CPNowPlayingButton) -> Void)?
  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.handler = handler
    super.init()
  }
}

@preconcurrency @MainActor open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
@preconcurrency @MainActor open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
@preconcurrency @MainActor open class CPNowPlayingMoreButton: CPNowPlayingButton {}
@preconcurrency @MainActor open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
@preconcurrency @MainActor open class CPNowPlayingRepeatButton: CPNowPlayingButton {}

@preconcurrency @MainActor open class CPNowPlayingImageButton: CPNowPlayingButton {
  open private(set) var image: UIImage?
  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.image = image
    super.init(handler: handler)
  }
}

/// The screen of what is played.
@preconcurrency @MainActor open class CPNowPlayingTemplate: CPTemplate {
  private static let one = CPNowPlayingTemplate()
  open class var shared: CPNowPlayingTemplate { one }

  open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open var isUpNextButtonEnabled = false
  open var upNextTitle = ""
  open var isAlbumArtistButtonEnabled = false
  private var observers: [any CPNowPlayingTemplateObserver] = []

  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
    self.nowPlayingButtons = nowPlayingButtons
  }
  /// Takes an observer, who would be told of taps on the screen.
  open func add(_ observer: any CPNowPlayingTemplateObserver) { observers.append(observer) }
  open func remove(_ observer: any CPNowPlayingTemplateObserver) { observers.removeAll { $0 === observer } }
}

@preconcurrency @MainActor public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
  func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
  public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
  public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}
