// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import TesseraShims_UniformTypeIdentifiers
public import UIKit

/// What is known of something that could be found.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  open private(set) var contentType: String?
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var subject: String?
  open var path: String?
  open var url: URL?
  open var contentURL: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var keywords: [String]?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var lastUsedDate: Date?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var rankingHint: NSNumber?
  open var duration: NSNumber?
  open var creator: String?
  open var authorNames: [String]?
  open var artist: String?
  open var album: String?
  open var composer: String?
  open var genre: String?
  open var textContent: String?
  open var htmlContentData: Data?
  open var emailAddresses: [String]?
  open var phoneNumbers: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var namedLocation: String?
  open var city: String?
  open var country: String?
  open var thoroughfare: String?
  open var postalCode: String?

  /// - Parameter itemContentType: What it is, as a uniform type.
  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  /// - Parameter contentType: What it is.
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

extension NSUserActivity {
  /// What is known of what the person does.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { extras["contentAttributeSet"] as? CSSearchableItemAttributeSet }
    set { extras["contentAttributeSet"] = newValue }
  }
}
